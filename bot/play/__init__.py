"""The service behind commands and components: tables are found, locked, played at and saved with what they owe."""
