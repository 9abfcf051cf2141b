import io

from PIL import Image

from render.core.png import write_png


def test_a_written_picture_reads_back_pixel_by_pixel() -> None:
    picture = Image.linear_gradient("L").resize((37, 21)).convert("RGB").quantize(16)
    with Image.open(io.BytesIO(write_png(picture))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", (37, 21))
        assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()
