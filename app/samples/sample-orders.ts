import type { CostParts } from "#analyzer/landed-cost.ts";

import type { RequestPlant } from "./approval-rules.ts";
import type { SupplierId } from "./sample-suppliers.ts";

/** A purchase order that has been received. Illustrative, like every record the sample answers from. */
export interface SampleOrder {
  id: string;
  /** The day it came in. */
  date: string;
  supplier: SupplierId;
  plant: RequestPlant;
  /** In US dollars, after normalization. */
  cost: CostParts;
  /** From order to dock, in days: as promised, and as it was. */
  promisedDays: number;
  actualDays: number;
}

/** Number, received, supplier, plant; parts, tooling, freight and duty in dollars; days promised, days it took. */
const table = `
4101 2023-07-01 sable-river monterrey 11960 0 355 359 28 32
4102 2023-07-04 ashgrove monterrey 12340 0 490 370 26 25
4103 2023-07-06 rosewater aachen 9700 0 250 291 13 10
4104 2023-07-07 norrvik dayton 39120 3400 3910 2347 30 34
4105 2023-07-11 pinecroft monterrey 38360 0 670 767 30 30
4106 2023-07-14 halden aachen 7140 0 285 143 21 25
4107 2023-07-14 tallow-creek dayton 37480 2100 1380 0 21 20
4108 2023-07-15 bluegate monterrey 1920 0 90 0 5 5
4109 2023-07-15 reinhold-vogt aachen 21520 1400 1520 0 21 20
4110 2023-07-25 bluegate monterrey 2540 0 85 0 7 5
4111 2023-07-28 arteaga dayton 39340 0 1580 1180 44 43
4112 2023-07-28 kilnmark monterrey 29120 0 1330 874 50 50
4113 2023-07-30 norrvik dayton 46240 0 4040 2774 30 32
4114 2023-08-01 tallow-creek monterrey 32440 0 1005 973 25 24
4115 2023-08-02 arteaga monterrey 49360 0 2100 0 46 46
4116 2023-08-05 kilnmark monterrey 84940 0 4300 2548 48 51
4117 2023-08-09 hollerbach aachen 54960 2950 4225 0 41 40
4118 2023-08-16 ashgrove dayton 9620 2300 375 0 23 22
4119 2023-08-17 hollerbach dayton 29800 0 2530 1490 37 34
4120 2023-08-19 halden monterrey 37580 0 1720 752 24 21
4121 2023-08-22 pinecroft monterrey 32680 0 615 654 48 66
4122 2023-08-23 tallow-creek monterrey 23460 0 915 704 21 24
4123 2023-08-25 rosewater dayton 10180 0 240 0 13 11
4124 2023-08-30 bluegate monterrey 1500 0 65 0 6 6
4125 2023-09-02 arteaga monterrey 36000 3650 1590 0 46 46
4126 2023-09-04 reinhold-vogt dayton 26360 0 1720 1318 19 18
4127 2023-09-05 sable-river monterrey 12820 0 430 385 30 34
4128 2023-09-06 kilnmark dayton 71820 4400 4230 0 45 54
4129 2023-09-08 norrvik aachen 19280 0 2005 0 31 30
4130 2023-09-12 pinecroft monterrey 26180 0 450 524 46 46
4131 2023-09-12 tallow-creek monterrey 31580 4300 1200 947 20 18
4132 2023-09-19 pinecroft monterrey 17360 0 285 347 44 42
4133 2023-09-27 halden monterrey 19800 0 675 396 29 28
4134 2023-09-27 hollerbach aachen 29320 0 2255 0 39 43
4135 2023-09-29 bluegate aachen 8940 0 345 0 8 6
4136 2023-10-02 reinhold-vogt aachen 38460 1750 2815 0 20 18
4137 2023-10-02 norrvik aachen 31080 0 3355 0 34 31
4138 2023-10-03 ashgrove dayton 12060 0 345 0 23 21
4139 2023-10-05 rosewater aachen 4000 0 100 120 19 16
4140 2023-10-06 bluegate monterrey 2920 0 125 0 5 5
4141 2023-10-13 rosewater monterrey 19920 0 495 598 19 25
4142 2023-10-17 pinecroft monterrey 33360 0 760 667 56 56
4143 2023-10-17 sable-river dayton 10880 0 275 0 23 21
4144 2023-10-23 bluegate monterrey 2180 0 75 0 4 1
4145 2023-10-23 tallow-creek dayton 45340 0 1315 0 20 18
4146 2023-10-26 sable-river dayton 21540 0 735 0 28 28
4147 2023-10-30 arteaga monterrey 49840 0 2090 0 45 44
4148 2023-11-04 kilnmark monterrey 57900 1500 2945 1737 45 49
4149 2023-11-10 tallow-creek dayton 25200 0 770 0 24 21
4150 2023-11-11 hollerbach dayton 28740 1400 2040 1437 42 40
4151 2023-11-13 ashgrove monterrey 16320 0 525 490 26 23
4152 2023-11-15 reinhold-vogt dayton 39020 0 2390 1951 16 19
4153 2023-11-15 halden aachen 26080 0 975 522 31 28
4154 2023-11-15 norrvik aachen 35000 0 3280 0 34 34
4155 2023-11-18 rosewater monterrey 10920 0 260 328 21 20
4156 2023-11-19 bluegate monterrey 960 0 35 0 9 8
4157 2023-11-22 arteaga dayton 51580 4400 1725 1547 40 37
4158 2023-11-26 pinecroft monterrey 38340 0 810 767 26 26
4159 2023-11-27 tallow-creek dayton 45460 0 1295 0 23 20
4160 2023-11-29 norrvik dayton 47940 0 4280 2876 33 30
4161 2023-11-30 halden aachen 11940 0 440 239 31 31
4162 2023-12-01 kilnmark monterrey 59000 0 2740 1770 38 36
4163 2023-12-16 kilnmark dayton 51780 0 2320 0 44 43
4164 2023-12-16 rosewater dayton 3020 0 90 0 17 16
4165 2023-12-17 reinhold-vogt dayton 22860 2000 1860 1143 16 19
4166 2023-12-18 ashgrove monterrey 25520 0 1040 766 27 27
4167 2023-12-19 sable-river dayton 29580 0 945 0 20 17
4168 2023-12-21 norrvik aachen 40740 0 3015 0 33 32
4169 2023-12-23 bluegate monterrey 7160 0 330 0 5 2
4170 2023-12-25 hollerbach dayton 51260 2650 3615 2563 40 40
4171 2023-12-26 arteaga dayton 18860 1850 880 566 39 39
4172 2023-12-28 tallow-creek dayton 39780 0 1335 0 21 20
4173 2023-12-29 pinecroft monterrey 6100 0 135 122 39 36
4174 2024-01-05 halden aachen 18900 0 735 378 31 29
4175 2024-01-05 sable-river monterrey 9280 0 250 278 23 21
4176 2024-01-17 tallow-creek dayton 28500 0 960 0 22 22
4177 2024-01-19 reinhold-vogt aachen 49920 4500 4150 0 17 14
4178 2024-01-20 bluegate aachen 5020 0 195 0 3 1
4179 2024-01-23 pinecroft dayton 13040 0 305 0 43 40
4180 2024-01-27 bluegate dayton 3380 0 135 0 7 4
4181 2024-01-27 norrvik aachen 30400 0 3200 0 35 45
4182 2024-01-28 kilnmark monterrey 54320 0 3145 1630 45 55
4183 2024-01-29 arteaga monterrey 56600 2500 2535 0 43 40
4184 2024-01-30 arteaga monterrey 26140 0 885 0 44 44
4185 2024-01-30 rosewater monterrey 8260 0 180 248 13 12
4186 2024-02-03 hollerbach aachen 71780 0 5740 0 37 36
4187 2024-02-09 pinecroft dayton 27120 0 450 0 50 54
4188 2024-02-09 tallow-creek dayton 42180 0 1375 0 25 23
4189 2024-02-15 norrvik aachen 22460 1600 2020 0 37 37
4190 2024-02-19 ashgrove dayton 15140 0 465 0 25 22
4191 2024-02-26 reinhold-vogt dayton 24940 0 1585 1247 22 19
4192 2024-02-28 bluegate monterrey 8400 0 355 0 7 5
4193 2024-03-01 sable-river monterrey 20540 0 550 616 23 23
4194 2024-03-02 hollerbach aachen 74060 0 5645 0 44 44
4195 2024-03-03 pinecroft dayton 41460 0 920 0 44 42
4196 2024-03-05 kilnmark dayton 24260 0 1005 0 45 54
4197 2024-03-08 rosewater aachen 26680 0 565 800 13 12
4198 2024-03-10 ashgrove dayton 25660 3850 835 0 22 19
4199 2024-03-10 halden monterrey 10780 0 430 216 27 25
4200 2024-03-16 arteaga monterrey 22000 0 810 0 43 41
4201 2024-03-18 tallow-creek dayton 28260 0 880 0 18 15
4202 2024-03-21 bluegate dayton 1420 0 60 0 4 2
4203 2024-03-28 rosewater monterrey 12320 0 250 370 17 16
4204 2024-03-31 tallow-creek monterrey 45560 0 1805 1367 23 22
4205 2024-04-01 halden aachen 16580 0 690 332 29 27
4206 2024-04-01 norrvik dayton 34940 0 3360 2096 31 28
4207 2024-04-10 arteaga monterrey 38700 0 1560 0 42 54
4208 2024-04-10 bluegate aachen 2200 0 90 0 7 7
4209 2024-04-10 pinecroft dayton 11740 0 220 0 42 41
4210 2024-04-10 sable-river monterrey 29640 0 980 889 24 23
4211 2024-04-15 reinhold-vogt aachen 53440 0 3360 0 21 21
4212 2024-04-20 reinhold-vogt aachen 36720 2300 2710 0 17 20
4213 2024-04-20 tallow-creek dayton 23640 0 800 0 24 23
4214 2024-04-21 halden aachen 34760 0 1175 695 30 27
4215 2024-04-25 kilnmark monterrey 83780 0 4650 2513 46 52
4216 2024-04-27 ashgrove monterrey 27920 0 1115 838 27 28
4217 2024-04-28 rosewater monterrey 3520 0 85 106 12 10
4218 2024-04-30 norrvik aachen 21800 0 1985 0 37 42
4219 2024-05-02 pinecroft monterrey 30340 0 505 607 47 60
4220 2024-05-04 sable-river monterrey 22300 1100 670 669 28 25
4221 2024-05-08 norrvik aachen 42220 0 3505 0 38 36
4222 2024-05-09 bluegate monterrey 3240 0 110 0 6 5
4223 2024-05-11 hollerbach aachen 56740 0 5210 0 40 39
4224 2024-05-12 arteaga dayton 67800 0 2935 2034 36 35
4225 2024-05-13 kilnmark monterrey 25860 2150 1170 776 46 49
4226 2024-05-25 bluegate monterrey 7240 0 345 0 9 6
4227 2024-05-26 reinhold-vogt aachen 32880 0 2255 0 21 19
4228 2024-05-26 pinecroft dayton 16240 0 365 0 34 32
4229 2024-05-26 tallow-creek dayton 37940 0 1430 0 18 16
4230 2024-06-04 pinecroft dayton 37600 0 900 0 25 32
4231 2024-06-07 norrvik aachen 30080 0 2930 0 35 43
4232 2024-06-14 rosewater aachen 16960 0 405 509 23 23
4233 2024-06-18 bluegate monterrey 7280 0 245 0 7 7
4234 2024-06-18 tallow-creek monterrey 36040 0 1445 1081 18 16
4235 2024-06-22 sable-river monterrey 12320 0 315 370 24 22
4236 2024-06-26 arteaga dayton 31840 0 1075 955 38 49
4237 2024-06-28 ashgrove dayton 16180 0 630 0 22 21
4238 2024-06-28 kilnmark monterrey 79940 0 3645 2398 41 39
4239 2024-06-29 halden aachen 19980 0 880 400 27 27
4240 2024-06-29 hollerbach dayton 86640 0 7640 4332 39 37`;

export const sampleOrders: readonly SampleOrder[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [number, date = "", supplier, plant, ...figures] = line.split(" ");
    const [parts = 0, tooling = 0, freight = 0, duty = 0, promisedDays = 0, actualDays = 0] =
      figures.map(Number);
    return {
      id: `PO-${number}`,
      date,
      supplier: supplier as SupplierId,
      plant: plant as RequestPlant,
      cost: { parts, tooling, freight, duty },
      promisedDays,
      actualDays,
    };
  });
