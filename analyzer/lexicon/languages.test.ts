import { expect, test } from "vitest";

import { readFile } from "../intake/read-file.ts";
import { recognize } from "../intake/recognize.ts";
import type { Charge, QuoteLine } from "../intake/quote-line.ts";

const amountOf = ({ value }: { value: Charge }) =>
  value.kind === "amount" ? value.amount : `${value.percent} %`;

/** "A-1 250 12.5/100 EUR 21d +450": part, quantity, price, currency, lead time and what else is paid or said. */
function wordsOf(line: QuoteLine): string {
  const { part, quantity, prices, unit, currency, leadTimeDays, incoterm, validUntil } = line;
  const [first, ...further] = prices;
  const size = unit.value.size === 1 ? "" : `/${unit.value.size}`;
  const charges = [
    line.tooling,
    line.freight,
    ...(line.otherCharges ?? []).map((each) => each.charge),
  ];
  return [
    part?.value,
    quantity?.value,
    first && `${further.length > 0 ? `${first.fromQuantity}:` : ""}${first.price.value}${size}`,
    ...further.map(({ fromQuantity, price }) => `${fromQuantity}:${price.value}`),
    currency?.value,
    leadTimeDays && `${leadTimeDays.value}d`,
    incoterm?.value,
    validUntil?.value,
    ...charges.flatMap((each) => (each ? `+${amountOf(each)}` : [])),
    line.minimumOrder && `min ${line.minimumOrder.value}`,
    line.alternative && "alternative",
  ]
    .filter((each) => each !== undefined && each !== null)
    .join(" ");
}

async function readAs(name: string, text: string) {
  const bytes = new TextEncoder().encode(text.trim().replaceAll(/^ +/gm, ""));
  return recognize([await readFile({ name, bytes })], []);
}

/** Name of the file, its text, and what it says. */
type Sample = readonly [name: string, text: string, lines: readonly string[]];

const turkish: readonly Sample[] = [
  [
    "talasli.csv",
    `Sıra;Parça No;Açıklama;Miktar;Birim Fiyat (TL);Tutar (TL);Termin
    1;KM-100;Flanş;250;412,50;103.125,00;5 hafta
    2;KM-101;Mil;100;1.085,00;108.500,00;20 iş günü
    ;;;Genel Toplam;;211.625,00;`,
    ["KM-100 250 412.5 TRY 35d", "KM-101 100 1085 TRY 28d"],
  ],
  [
    "civata.csv",
    `STOK KODU;MALZEMENİN CİNSİ;MİKTAR;BİRİM;BİRİM FİYATI;TUTARI
    A-10;CİVATA M8;5.000;ADET;1,25 ₺;6.250,00 ₺
    A-11;SOMUN M8;2.000;AD.;0,75 ₺;1.500,00 ₺
    ;;;;ARA TOPLAM;7.750,00 ₺
    ;;;;KDV %20;1.550,00 ₺
    ;;;;GENEL TOPLAM;9.300,00 ₺`,
    ["A-10 5000 1.25 TRY", "A-11 2000 0.75 TRY"],
  ],
  [
    "magaza.csv",
    `Ürün Kodu;Ürün Adı;Adet;Birim Fiyat;KDV;Toplam Fiyat;Stok Durumu
    RL-608ZZ;Rulman 608 ZZ;120;34,90 TL;%20;4.188,00 TL;Stokta
    RL-6204;Rulman 6204 2RS;40;118,50 TL;%20;4.740,00 TL;3 gün`,
    ["RL-608ZZ 120 34.9 TRY 0d", "RL-6204 40 118.5 TRY 3d"],
  ],
  [
    "kademe.csv",
    `Parça Kodu;Parça Adı;100 adet;250 adet;1000 adet;Teslim süresi
    EIS-501;Yan panel;14,80 €;12,95 €;11,40 €;4 hafta
    EIS-502;Üst kapak;9,60 €;8,35 €;7,45 €;4 hafta`,
    ["EIS-501 100:14.8 250:12.95 1000:11.4 EUR 28d", "EIS-502 100:9.6 250:8.35 1000:7.45 EUR 28d"],
  ],
  [
    "yuz-adet.csv",
    `Malzeme Kodu;Tanım;Miktar;Ölçü Birimi;Fiyat/100 adet;Döviz Cinsi;Teslim Şekli
    PL-1;Perçin;20.000;adet;4,20;USD;FCA Bursa
    PL-2;Pul;15.000;adet;1,85;USD;FCA Bursa`,
    ["PL-1 20000 4.2/100 USD FCA", "PL-2 15000 1.85/100 USD FCA"],
  ],
  [
    "plastik.txt",
    `Anadolu Nokta Plastik San. ve Tic. Ltd. Şti.
    Tarih: 09.11.2026
    Parça No: ANP-310
    Miktar: 10.000 adet
    Birim fiyat: 18,45 TL
    Teslim süresi: siparişten itibaren 6 hafta
    Teklif 15 Aralık 2026 tarihine kadar geçerlidir.
    Kalıp bedeli 185.000,00 TL olup bir defaya mahsustur.
    Minimum sipariş miktarı 5.000 adettir.`,
    ["ANP-310 10000 18.45 TRY 42d 2026-12-15 +185000 min 5000"],
  ],
  [
    "posta.txt",
    `Talebinize istinaden fiyat teklifimiz aşağıdadır:
    PR-500 flanş, 1.000 adet, birim fiyat 12,40 EUR, teslim süresi 4 hafta
    PR-501 kapak, 500 adet, birim fiyat 8,75 EUR, teslim süresi 6 hafta
    Fiyatlara KDV dahil değildir. Teslim şekli FCA Bursa. Ödeme 30 gün vadeli.
    PR-501 için kalıp bedeli 1.200 EUR'dur.
    Bursa Metal San. ve Tic. A.Ş.`,
    ["PR-500 1000 12.4 EUR 28d FCA", "PR-501 500 8.75 EUR 42d FCA +1200"],
  ],
  [
    "notlar.csv",
    `Firma Ünvanı;Ege Kalıp Metal A.Ş.;;;
    Para Birimi;EUR;;;
    Geçerlilik Tarihi;31.12.2026;;;
    ;;;;
    Kalem;Ürün Kodu;Cinsi;Sipariş Miktarı;Teklif Edilen Fiyat
    1;KP-7;Braket;500;2,40
    2;KP-8;Mesnet;300;3,10
    ;;;;
    Teslim süresi;25 gün;;;
    Nakliye bedeli;120,00 EUR;;;`,
    ["KP-7 500 2.4 EUR 25d 2026-12-31 +120", "KP-8 300 3.1 EUR 25d 2026-12-31 +120"],
  ],
  [
    "muadil.csv",
    `Parça No;Açıklama;Miktar;Birim Fiyat;Para Birimi
    TR-1;Keçe;100;12,00;TRY
    TR-2;Keçe (muadil);100;9,50;TRY
    TR-3;Segman;50;Teklif verilmedi;TRY`,
    ["TR-1 100 12 TRY", "TR-2 100 9.5 TRY alternative"],
  ],
];

const hungarian: readonly Sample[] = [
  [
    "esztergalt.csv",
    `Ssz.;Cikkszám;Megnevezés;Mennyiség (db);Nettó egységár (Ft/db);Nettó érték;Szállítási határidő
    1;BK-1120;Villafej;400;8 450;3 380 000;8 hét
    2;BK-1121;Vonószem;600;5 980;3 588 000;15 munkanap
    ;;;;Nettó összesen;6 968 000;
    ;;;;ÁFA 27%;1 881 360;
    ;;;;Bruttó összesen;8 849 360;`,
    ["BK-1120 400 8450 HUF 56d", "BK-1121 600 5980 HUF 21d"],
  ],
  [
    "csapagy.csv",
    `Cikkszám;Megnevezés;Menny. (db);Egységár (EUR/db);Összesen (EUR);Szállítás
    CSG-6205;Golyóscsapágy;300;3,42;1 026,00;raktárról
    CSG-2210;Görgőscsapágy;40;38,60;1 544,00;3 hét
    ;;;Szállítási költség;28,00;
    ;;;Összesen nettó;2 598,00;`,
    ["CSG-6205 300 3.42 EUR 0d +28", "CSG-2210 40 38.6 EUR 21d +28"],
  ],
  [
    "webshop.csv",
    `Termékkód;Terméknév;Db;Ár;Összesen;Készlet
    WS-10;Csavar M8;500;12,50 Ft;6 250 Ft;raktáron
    WS-11;Anya M8;500;7,90 Ft;3 950 Ft;raktáron`,
    ["WS-10 500 12.5 HUF 0d", "WS-11 500 7.9 HUF 0d"],
  ],
  [
    "sav.csv",
    `Rajzszám;Leírás;100 db-tól;500 db-tól;1 000 db-tól;Átfutási idő (hét)
    RS-501;Konzol;14,80 €;12,95 €;11,40 €;4
    RS-502;Fedél;9,60 €;8,35 €;7,45 €;5`,
    ["RS-501 100:14.8 500:12.95 1000:11.4 EUR 28d", "RS-502 100:9.6 500:8.35 1000:7.45 EUR 35d"],
  ],
  [
    "szaz.csv",
    `Termék kódja;Termék megnevezése;Rendelt mennyiség;M.e.;Ár/100 db;Pénznem;Paritás
    SZ-1;Szegecs;20 000;db;4,20;EUR;FCA Győr
    SZ-2;Alátét;15 000;darab;1,85;EUR;FCA Győr`,
    ["SZ-1 20000 4.2/100 EUR FCA", "SZ-2 15000 1.85/100 EUR FCA"],
  ],
  [
    "ajanlat.txt",
    `Bükkalja Kovácsoltáru Kft.
    Kelt: 2026. november 9.
    Cikkszám: BK-310
    Mennyiség: 1 000 db
    Egységár: 1 845 Ft
    Szállítási határidő: a megrendeléstől számított 6 hét
    Az ajánlat 2026. december 15-ig érvényes.
    A szerszám egyszeri költsége 185 000 Ft.
    Minimális rendelési mennyiség: 500 db`,
    ["BK-310 1000 1845 HUF 42d 2026-12-15 +185000 min 500"],
  ],
  [
    "level.txt",
    `Köszönjük megkeresését, ajánlatunk az alábbi:
    PR-500 karima, 1 000 db, egységár 12,40 EUR/db, szállítási határidő 4 hét
    PR-501 fedél, 500 db, egységár 8,75 EUR/db, szállítási határidő 6 hét
    Az árak az áfát nem tartalmazzák. Paritás: FCA Győr. Fizetés: átutalás 30 nap.
    A PR-501 szerszámköltsége 1 200 EUR.
    Győri Fémipari Kft.`,
    ["PR-500 1000 12.4 EUR 28d FCA", "PR-501 500 8.75 EUR 42d FCA +1200"],
  ],
  [
    "fejlec.csv",
    `Ajánlattevő;Alföldi Lemezipari Zrt.;;;
    Pénznem;EUR;;;
    Érvényes;2026.12.31-ig;;;
    ;;;;
    Tétel;Cikkszám;Cikk megnevezése;Darabszám;Ajánlati egységár
    1;AL-7;Konzol;500;2,40
    2;AL-8;Tartó;300;3,10
    ;;;;
    Szállítási idő;25 nap;;;
    Fuvardíj;120,00 EUR;;;`,
    ["AL-7 500 2.4 EUR 25d 2026-12-31 +120", "AL-8 300 3.1 EUR 25d 2026-12-31 +120"],
  ],
  [
    "helyettesito.csv",
    `Cikkszám;Megnevezés;Mennyiség;Egységár;Pénznem
    HU-1;Tömítés;100;12,00;EUR
    HU-2;Tömítés (helyettesítő);100;9,50;EUR
    HU-3;Gyűrű;50;nincs ajánlat;EUR`,
    ["HU-1 100 12 EUR", "HU-2 100 9.5 EUR alternative"],
  ],
];

test.each([...turkish, ...hungarian])("%s is read as it is written", async (name, text, lines) => {
  const { lines: read } = await readAs(name, text);
  expect(read.map(wordsOf)).toEqual(lines);
});

test("a Turkish quote calls who asked a firm; its legal forms are no sentences", async () => {
  const supplier = "Körfez Hassas Talaşlı İmalat San. ve Tic. Ltd. Şti.";
  const offers = "Parça No;Miktar;Birim Fiyat (TL)\nA-100;50;12,50\nA-101;20;14,50";
  for (const named of [`Tedarikçi: ${supplier}`, supplier]) {
    const text = `${named};;\nFirma: Ege Sistemleri Ltd. Şti.;;\n${offers}`;
    const { lines } = await readAs("a.csv", text);
    expect(lines.map((line) => line.supplier.value)).toEqual([supplier, supplier]);
  }
});

/** Sentences that change what is paid, or say that they do not: none may pass unsaid. */
test.each([
  ["Fiyatlarımıza KDV dahildir, %20.", /include 20 % tax/],
  ["Toplam sipariş tutarı üzerinden %5 iskonto uygulanır.", /discount of 5 %|5 %/],
  ["Az árak a 27% áfát tartalmazzák.", /include 27 % tax/],
  ["A teljes megrendelésre 5% kedvezményt adunk.", /discount of 5 %/],
  ["Fiyatlarımıza KDV dahil değildir.", null],
  ["Az árak az áfát nem tartalmazzák.", null],
  ["Nakliye ücretsizdir.", null],
] as const)("“%s” is asked about where it changes a price", async (sentence, asked) => {
  const table = `Part;Qty;Unit price EUR;Amount EUR\nA-1;100;2,00;200,00\n\n${sentence}`;
  const { questions } = await readAs("quote.csv", table);
  const about = questions.map(({ text }) => text).filter((text) => / tax|%/.test(text));
  if (asked === null) expect(about).toEqual([]);
  else expect(about).toContainEqual(expect.stringMatching(asked));
});
