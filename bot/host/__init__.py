"""What starts and watches the program: command line, settings, logs, health, the program put together, `try`."""
