# Writes a document, given as JSON, by PDF::API2: every cell placed on its own, no lines around them.
use strict; use warnings; use utf8;
use JSON::PP; use PDF::API2;
my ($source, $target) = @ARGV;
open(my $in, '<', $source) or die $!;
my $doc = decode_json(join('', <$in>));
my $pdf = PDF::API2->new;
my $font = $pdf->ttfont('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf');
my ($page, $text, $y);
sub fresh { $page = $pdf->page; $page->mediabox('A4'); $text = $page->text; $text->font($font, 9); $y = 790; }
sub line { my ($s) = @_; fresh() if $y < 50; $text->translate(50, $y); $text->text($s); $y -= 13; }
fresh();
line($_) for @{ $doc->{head} }; $y -= 10;
line($_) for @{ $doc->{buyer} }; $y -= 10;
line($doc->{title});
line("$_->[0]: $_->[1]") for @{ $doc->{meta} }; $y -= 8;
line($_) for @{ $doc->{intro} }; $y -= 8;
for my $table (@{ $doc->{tables} }) {
  my @widths;
  for my $row (@{ $table->{rows} }) {
    for my $c (0 .. $#$row) { my $w = $text->advancewidth($row->[$c] // ''); $widths[$c] = $w if !$widths[$c] || $w > $widths[$c]; }
  }
  my $n = 0;
  for my $row (@{ $table->{rows} }) {
    fresh() if $y < 60;
    my $x = 50;
    for my $c (0 .. $#widths) {
      my $cell = $row->[$c] // '';
      if ($n && $table->{numeric}[$c]) { $text->translate($x + $widths[$c], $y); $text->text_right($cell) if length $cell; }
      else { $text->translate($x, $y); $text->text($cell) if length $cell; }
      $x += $widths[$c] + 12;
    }
    $y -= 13; $n++;
  }
  $y -= 8;
}
line($_) for @{ $doc->{notes} };
$pdf->saveas($target);
