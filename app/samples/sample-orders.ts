import type { CostParts } from "#analyzer/quote/landed-cost.ts";

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
4101 2025-10-01 sable-river monterrey 11960 0 355 0 28 32
4102 2025-10-04 ashgrove monterrey 12340 0 490 0 26 25
4103 2025-10-06 rosewater aachen 9700 0 250 291 13 10
4104 2025-10-07 norrvik dayton 39120 3400 3910 2126 30 34
4105 2025-10-11 pinecroft monterrey 38360 0 670 0 30 30
4106 2025-10-14 halden aachen 7140 0 285 0 21 25
4107 2025-10-14 tallow-creek dayton 37480 2100 1380 0 21 20
4108 2025-10-15 bluegate monterrey 1920 0 90 0 5 5
4109 2025-10-15 reinhold-vogt aachen 21520 1400 1520 0 21 20
4110 2025-10-25 bluegate monterrey 2540 0 85 0 7 5
4111 2025-10-28 arteaga dayton 39340 0 1580 0 44 43
4112 2025-10-28 kilnmark monterrey 29120 0 1330 0 50 50
4113 2025-10-30 norrvik dayton 46240 0 4040 2312 30 30
4114 2025-11-01 tallow-creek monterrey 32440 0 1005 0 25 24
4115 2025-11-02 arteaga monterrey 49360 0 2100 0 46 46
4116 2025-11-05 kilnmark monterrey 84940 0 4300 0 48 51
4117 2025-11-09 hollerbach aachen 54960 2950 4225 0 41 40
4118 2025-11-16 ashgrove dayton 9620 2300 375 0 23 22
4119 2025-11-17 hollerbach dayton 29800 0 2530 1490 37 34
4120 2025-11-19 halden monterrey 37580 0 1720 752 24 21
4121 2025-11-22 pinecroft monterrey 32680 0 615 0 48 66
4122 2025-11-23 tallow-creek monterrey 23460 0 915 0 21 24
4123 2025-11-25 rosewater dayton 10180 0 240 0 13 11
4124 2025-11-30 bluegate monterrey 1500 0 65 0 6 6
4125 2025-12-02 arteaga monterrey 36000 3650 1590 0 46 46
4126 2025-12-04 reinhold-vogt dayton 26360 0 1720 1318 19 18
4127 2025-12-05 sable-river monterrey 12820 0 430 0 30 34
4128 2025-12-06 kilnmark dayton 71820 4400 4230 0 45 54
4129 2025-12-08 norrvik aachen 19280 0 2005 0 31 30
4130 2025-12-12 pinecroft monterrey 26180 0 450 0 46 46
4131 2025-12-12 tallow-creek monterrey 31580 4300 1200 0 20 18
4132 2025-12-19 pinecroft monterrey 17360 0 285 0 44 42
4133 2025-12-27 halden monterrey 19800 0 675 396 29 28
4134 2025-12-27 hollerbach aachen 29320 0 2255 0 39 43
4135 2025-12-29 bluegate aachen 8940 0 345 0 8 6
4136 2026-01-02 reinhold-vogt aachen 38460 1750 2815 0 20 18
4137 2026-01-02 norrvik aachen 31080 0 3355 0 34 31
4138 2026-01-03 ashgrove dayton 12060 0 345 0 23 21
4139 2026-01-05 rosewater aachen 4000 0 100 120 19 16
4140 2026-01-06 bluegate monterrey 2920 0 125 0 5 5
4141 2026-01-13 rosewater monterrey 19920 0 495 0 19 25
4142 2026-01-17 pinecroft monterrey 33360 0 760 0 56 56
4143 2026-01-17 sable-river dayton 10880 0 275 0 23 21
4144 2026-01-23 bluegate monterrey 2180 0 75 0 4 1
4145 2026-01-23 tallow-creek dayton 45340 0 1315 0 20 18
4146 2026-01-26 sable-river dayton 21540 0 735 0 28 28
4147 2026-01-30 arteaga monterrey 49840 0 2090 0 45 44
4148 2026-02-04 kilnmark monterrey 57900 1500 2945 0 45 49
4149 2026-02-10 tallow-creek dayton 25200 0 770 0 24 21
4150 2026-02-11 hollerbach dayton 28740 1400 2040 1507 42 40
4151 2026-02-13 ashgrove monterrey 16320 0 525 0 26 23
4152 2026-02-15 reinhold-vogt dayton 39020 0 2390 1951 16 19
4153 2026-02-15 halden aachen 26080 0 975 0 31 28
4154 2026-02-15 norrvik aachen 35000 0 3280 0 34 34
4155 2026-02-18 rosewater monterrey 10920 0 260 0 21 20
4156 2026-02-19 bluegate monterrey 960 0 35 0 9 8
4157 2026-02-22 arteaga dayton 51580 4400 1725 0 40 37
4158 2026-02-26 pinecroft monterrey 38340 0 810 0 26 26
4159 2026-02-27 tallow-creek dayton 45460 0 1295 0 23 20
4160 2026-02-28 norrvik dayton 47940 0 4280 2397 33 30
4161 2026-02-28 halden aachen 11940 0 440 0 31 31
4162 2026-03-01 kilnmark monterrey 59000 0 2740 0 38 36
4163 2026-03-16 kilnmark dayton 51780 0 2320 0 44 43
4164 2026-03-16 rosewater dayton 3020 0 90 0 17 16
4165 2026-03-17 reinhold-vogt dayton 22860 2000 1860 1243 16 16
4166 2026-03-18 ashgrove monterrey 25520 0 1040 0 27 27
4167 2026-03-19 sable-river dayton 29580 0 945 0 20 17
4168 2026-03-21 norrvik aachen 40740 0 3015 0 33 32
4169 2026-03-23 bluegate monterrey 7160 0 330 0 5 2
4170 2026-03-25 hollerbach dayton 51260 2650 3615 2696 40 40
4171 2026-03-26 arteaga dayton 18860 1850 880 0 39 39
4172 2026-03-28 tallow-creek dayton 39780 0 1335 0 21 20
4173 2026-03-29 pinecroft monterrey 6100 0 135 0 39 36
4174 2026-04-05 halden aachen 18900 0 735 0 31 29
4175 2026-04-05 sable-river monterrey 9280 0 250 0 23 21
4176 2026-04-17 tallow-creek dayton 28500 0 960 0 22 22
4177 2026-04-19 reinhold-vogt aachen 49920 4500 4150 0 17 14
4178 2026-04-20 bluegate aachen 5020 0 195 0 3 1
4179 2026-04-23 pinecroft dayton 13040 0 305 0 43 40
4180 2026-04-27 bluegate dayton 3380 0 135 0 7 4
4181 2026-04-27 norrvik aachen 30400 0 3200 0 35 45
4182 2026-04-28 kilnmark monterrey 54320 0 3145 0 45 55
4183 2026-04-29 arteaga monterrey 56600 2500 2535 0 43 40
4184 2026-04-30 arteaga monterrey 26140 0 885 0 44 44
4185 2026-04-30 rosewater monterrey 8260 0 180 0 13 12
4186 2026-05-03 hollerbach aachen 71780 0 5740 0 37 36
4187 2026-05-09 pinecroft dayton 27120 0 450 0 50 54
4188 2026-05-09 tallow-creek dayton 42180 0 1375 0 25 23
4189 2026-05-15 norrvik aachen 22460 1600 2020 0 37 37
4190 2026-05-19 ashgrove dayton 15140 0 465 0 25 22
4191 2026-05-26 reinhold-vogt dayton 24940 0 1585 1247 22 19
4192 2026-05-28 bluegate monterrey 8400 0 355 0 7 5
4193 2026-06-01 sable-river monterrey 20540 0 550 0 23 23
4194 2026-06-02 hollerbach aachen 74060 0 5645 0 44 44
4195 2026-06-03 pinecroft dayton 41460 0 920 0 44 42
4196 2026-06-05 kilnmark dayton 24260 0 1005 0 45 54
4197 2026-06-08 rosewater aachen 26680 0 565 800 13 12
4198 2026-06-10 ashgrove dayton 25660 3850 835 0 22 19
4199 2026-06-10 halden monterrey 10780 0 430 216 27 25
4200 2026-06-16 arteaga monterrey 22000 0 810 0 43 41
4201 2026-06-18 tallow-creek dayton 28260 0 880 0 18 15
4202 2026-06-21 bluegate dayton 1420 0 60 0 4 2
4203 2026-06-28 rosewater monterrey 12320 0 250 0 17 16
4204 2026-06-30 tallow-creek monterrey 45560 0 1805 0 23 22
4205 2026-07-01 halden aachen 16580 0 690 0 29 27
4206 2026-07-01 norrvik dayton 34940 0 3360 1747 31 28
4207 2026-07-10 arteaga monterrey 38700 0 1560 0 42 54
4208 2026-07-10 bluegate aachen 2200 0 90 0 7 7
4209 2026-07-10 pinecroft dayton 11740 0 220 0 42 41
4210 2026-07-10 sable-river monterrey 29640 0 980 0 24 23
4211 2026-07-15 reinhold-vogt aachen 53440 0 3360 0 21 21
4212 2026-07-20 reinhold-vogt aachen 36720 2300 2710 0 17 20
4213 2026-07-20 tallow-creek dayton 23640 0 800 0 24 23
4214 2026-07-21 halden aachen 34760 0 1175 0 30 27
4215 2026-07-25 kilnmark monterrey 83780 0 4650 0 46 52
4216 2026-07-27 ashgrove monterrey 27920 0 1115 0 27 28
4217 2026-07-28 rosewater monterrey 3520 0 85 0 12 10
4218 2026-07-30 norrvik aachen 21800 0 1985 0 37 42
4219 2026-08-02 pinecroft monterrey 30340 0 505 0 47 60
4220 2026-08-04 sable-river monterrey 22300 1100 670 0 28 25
4221 2026-08-08 norrvik aachen 42220 0 3505 0 38 36
4222 2026-08-09 bluegate monterrey 3240 0 110 0 6 5
4223 2026-08-11 hollerbach aachen 56740 0 5210 0 40 39
4224 2026-08-12 arteaga dayton 67800 0 2935 0 36 35
4225 2026-08-13 kilnmark monterrey 25860 2150 1170 0 46 49
4226 2026-08-25 bluegate monterrey 7240 0 345 0 9 6
4227 2026-08-26 reinhold-vogt aachen 32880 0 2255 0 21 19
4228 2026-08-26 pinecroft dayton 16240 0 365 0 34 32
4229 2026-08-26 tallow-creek dayton 37940 0 1430 0 18 16
4230 2026-09-04 pinecroft dayton 37600 0 900 0 25 32
4231 2026-09-07 norrvik aachen 30080 0 2930 0 35 43
4232 2026-09-14 rosewater aachen 16960 0 405 509 23 23
4233 2026-09-18 bluegate monterrey 7280 0 245 0 7 7
4234 2026-09-18 tallow-creek monterrey 36040 0 1445 0 18 16
4235 2026-09-22 sable-river monterrey 12320 0 315 0 24 22
4236 2026-09-26 arteaga dayton 31840 0 1075 0 38 49
4237 2026-09-28 ashgrove dayton 16180 0 630 0 22 21
4238 2026-09-28 kilnmark monterrey 79940 0 3645 0 41 39
4239 2026-09-29 halden aachen 19980 0 880 0 27 27
4240 2026-09-29 hollerbach dayton 86640 0 7640 4332 39 37`;

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
