"""Reads a PyTorch checkpoint of plain tensors without PyTorch."""

import pickle
import zipfile
from collections import OrderedDict

import numpy as np


def load(path):
    archive = zipfile.ZipFile(path)
    root = archive.namelist()[0].split("/")[0]

    def rebuild(storage, offset, size, *_):
        count = int(np.prod(size)) if size else 1
        return storage[offset : offset + count].reshape(size)

    class Unpickler(pickle.Unpickler):
        def find_class(self, module, name):
            if name == "_rebuild_tensor_v2":
                return rebuild
            if name == "OrderedDict":
                return OrderedDict
            return name

        def persistent_load(self, storage):
            kind = np.float16 if "Half" in str(storage[1]) else np.float32
            return np.frombuffer(archive.read(f"{root}/data/{storage[2]}"), kind).astype(np.float32)

    return Unpickler(archive.open(f"{root}/data.pkl")).load()
