"""Tournaments on the server: who enters, who meets, and tables that are made and watched over."""
