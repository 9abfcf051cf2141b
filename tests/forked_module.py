"""What runs in place of `python -m`: it has the module forked, hands signals on, and ends with it.

It is given the module and its arguments (`ModulePopen` in `tests/end_to_end/forked.py`).
"""

import json
import os
import signal
import socket
import sys

RUN = """
import os, runpy, sys
os.setsid()
module = sys.argv.pop(1)
sys.modules.pop(module, None)  # or else runpy would warn of it
runpy.run_module(module, run_name="__main__")
"""

folder = os.getcwd()  # noqa: PTH109 - to load `pathlib` takes as long as all this
asked = {"program": RUN, "arguments": sys.argv[1:], "folder": folder, "environment": {**os.environ}}
end, report = os.pipe()
with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as fork_server:
    fork_server.connect(os.environ["FORK_SERVER"])
    socket.send_fds(fork_server, [json.dumps(asked).encode()], [0, 1, 2, report])
os.close(report)
with os.fdopen(end) as told:
    pid = int(told.readline())
    signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
    sys.exit(int(told.readline()))
