# Writes a document, given as JSON, by Spreadsheet::WriteExcel (.xls) or Excel::Writer::XLSX (.xlsx).
use strict; use warnings; use utf8;
use JSON::PP;
my ($source, $target) = @ARGV;
open(my $in, '<', $source) or die $!;
my $doc = decode_json(join('', <$in>));
my $book;
if ($target =~ /\.xls$/) { require Spreadsheet::WriteExcel; $book = Spreadsheet::WriteExcel->new($target); }
else { require Excel::Writer::XLSX; $book = Excel::Writer::XLSX->new($target); }
my $sheet = $book->add_worksheet('Quote');
my %formats;
my $r = 0;
for my $row (@{ $doc->{grid} }) {
  my $c = 0;
  for my $cell (@$row) {
    if (ref $cell) {
      $formats{ $cell->{f} } //= $book->add_format(num_format => $cell->{f});
      $sheet->write_number($r, $c, $cell->{n}, $formats{ $cell->{f} });
    } elsif (defined $cell) { $sheet->write_string($r, $c, $cell); }
    $c++;
  }
  $r++;
}
$book->close;
