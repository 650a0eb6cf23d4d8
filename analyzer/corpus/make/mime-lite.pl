# Writes a document, given as JSON, as a mail in Latin-1 by MIME::Lite, quoted-printable.
use strict; use warnings; use utf8;
use JSON::PP; use MIME::Lite; use Encode;
my ($source, $target) = @ARGV;
open(my $in, '<', $source) or die $!;
my $doc = decode_json(join('', <$in>));
my ($address) = $doc->{head}[2] =~ /^(\S+)/;
my $text = $doc->{text};
$text =~ s/\x{20ac}/EUR/g;
my $mail = MIME::Lite->new(From => $address, To => 'purchasing@quarrybank.example', Subject => encode('MIME-Q', "$doc->{title}"), Date => 'Thu, 12 Nov 2026 15:40:02 +0000', Type => 'text/plain; charset=iso-8859-1', Encoding => 'quoted-printable', Data => encode('iso-8859-1', $text));
open(my $out, '>', $target) or die $!;
$mail->print($out);
