#!/bin/sh
# All that the training reads, into .cache/reader: about ten minutes on two cores. Needs Node 24 and numpy.
set -e
cd "$(dirname "$0")/.."
export PYTHONPATH=reader:reader/made
data=.cache/reader
mkdir -p $data
node reader/read-corpus.ts $data/corpus.jsonl
node reader/made/read-lexicon.ts $data/lexicon.json
python3 reader/made/pools.py $data/corpus.jsonl $data/pools.json
python3 reader/prepare.py $data/corpus.jsonl $data
python3 reader/made/generate.py "${1:-3200}" $data/made.jsonl
node reader/made/write-and-read.ts $data/made.jsonl $data/made-found.jsonl
python3 reader/made/transfer.py $data/made.jsonl $data/made-found.jsonl $data/made-read.jsonl
gzip -9 -f $data/made-read.jsonl
