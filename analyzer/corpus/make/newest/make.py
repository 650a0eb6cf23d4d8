"""Writes newest-a and newest-b: /usr/bin/python3 analyzer/corpus/make/newest/make.py"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import english, german, others
from lib import Folder

a = Folder("newest-a")
english.write(a)
german.write(a)
a.close()
b = Folder("newest-b")
others.write(b)
b.close()
