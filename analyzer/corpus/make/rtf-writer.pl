# Writes a document, given as JSON, by RTF::Writer.
use strict; use warnings; use utf8;
use JSON::PP; use RTF::Writer;
my ($source, $target) = @ARGV;
open(my $in, '<', $source) or die $!;
my $doc = decode_json(join('', <$in>));
my $rtf = RTF::Writer->new_to_file($target);
$rtf->prolog('title' => $doc->{title});
$rtf->paragraph($_) for @{ $doc->{head} }, @{ $doc->{buyer} }, $doc->{title}, (map { "$_->[0]: $_->[1]" } @{ $doc->{meta} }), @{ $doc->{intro} };
for my $table (@{ $doc->{tables} }) {
  my $count = 0;
  for (@{ $table->{rows} }) { $count = @$_ if @$_ > $count }
  my $decl = RTF::Writer::TableRowDecl->new(widths => [ map { 1400 } 1 .. $count ]);
  $rtf->row($decl, map { $_ // '' } @$_) for @{ $table->{rows} };
}
$rtf->paragraph($_) for @{ $doc->{notes} };
$rtf->close;
