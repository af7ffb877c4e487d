"""Breaks the rules, the secrecy, the store and the server on purpose, to see that a test notices.

A mutant is a source with one small change. It is tried on the tests that come to the changed line,
in a copy of the package; what passes them all has survived, and is reported under its clause.
"""
