;; The inner loops of the second reader. All addresses are bytes in the one memory; floats and their counts are padded
;; to whole vectors by the caller (kernel.ts), so that no loop has a rest. kernel-bytes.ts holds this file compiled.
(module
  (memory (export "memory") 1)

  ;; out[row][output] = (x[row] . w[output]) * xScale[row] * wScale[output] + bias[output]
  ;; x: 16-bit integers within the range of 8 bits, w: 8-bit integers. Two rows and four outputs at a time.
  (func (export "product")
    (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $row i32) (local $output i32) (local $at i32) (local $xa i32) (local $wa i32) (local $to i32)
    (local $x0 v128) (local $x1 v128) (local $w0 v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $scales v128) (local $biases v128)
    (loop $rowLoop
      (local.set $output (i32.const 0))
      (loop $outputLoop
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $xa (i32.add (local.get $x) (i32.shl (i32.mul (local.get $row) (local.get $inputs)) (i32.const 1))))
        (local.set $wa (i32.add (local.get $w) (i32.mul (local.get $output) (local.get $inputs))))
        (local.set $at (i32.const 0))
        (loop $inputLoop
          (local.set $x0 (v128.load (local.get $xa)))
          (local.set $x1 (v128.load (i32.add (local.get $xa) (i32.shl (local.get $inputs) (i32.const 1)))))
          (local.set $w0 (v128.load8x8_s (local.get $wa)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $x0) (local.get $w0))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $x1) (local.get $w0))))
          (local.set $w0 (v128.load8x8_s (i32.add (local.get $wa) (local.get $inputs))))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $x0) (local.get $w0))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $x1) (local.get $w0))))
          (local.set $w0 (v128.load8x8_s (i32.add (local.get $wa) (i32.shl (local.get $inputs) (i32.const 1)))))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $x0) (local.get $w0))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $x1) (local.get $w0))))
          (local.set $w0 (v128.load8x8_s (i32.add (local.get $wa) (i32.mul (local.get $inputs) (i32.const 3)))))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $x0) (local.get $w0))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $x1) (local.get $w0))))
          (local.set $xa (i32.add (local.get $xa) (i32.const 16)))
          (local.set $wa (i32.add (local.get $wa) (i32.const 8)))
          (br_if $inputLoop
            (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 8))) (local.get $inputs))))
        (local.set $scales (v128.load (i32.add (local.get $wScale) (i32.shl (local.get $output) (i32.const 2)))))
        (local.set $biases (v128.load (i32.add (local.get $bias) (i32.shl (local.get $output) (i32.const 2)))))
        (local.set $to
          (i32.add (local.get $out)
            (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $output)) (i32.const 2))))
        (v128.store (local.get $to)
          (call $scaled
            (call $sums (local.get $a0) (local.get $a1) (local.get $a2) (local.get $a3))
            (f32.load (i32.add (local.get $xScale) (i32.shl (local.get $row) (i32.const 2))))
            (local.get $scales) (local.get $biases)))
        (v128.store (i32.add (local.get $to) (i32.shl (local.get $outputs) (i32.const 2)))
          (call $scaled
            (call $sums (local.get $b0) (local.get $b1) (local.get $b2) (local.get $b3))
            (f32.load offset=4 (i32.add (local.get $xScale) (i32.shl (local.get $row) (i32.const 2))))
            (local.get $scales) (local.get $biases)))
        (br_if $outputLoop
          (i32.lt_u (local.tee $output (i32.add (local.get $output) (i32.const 4))) (local.get $outputs))))
      (br_if $rowLoop
        (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows)))))

  ;; The four lanes of each of four vectors added up.
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  (func $scaled (param $sums v128) (param $scale f32) (param $scales v128) (param $biases v128) (result v128)
    (f32x4.add
      (f32x4.mul
        (f32x4.mul (f32x4.convert_i32x4_s (local.get $sums)) (f32x4.splat (local.get $scale)))
        (local.get $scales))
      (local.get $biases)))

  ;; out[row][key] = q[row] . k[key], four keys at a time; width is a multiple of 4.
  (func (export "scores")
    (param $q i32) (param $k i32) (param $out i32) (param $rows i32) (param $keys i32) (param $width i32)
    (local $row i32) (local $key i32) (local $at i32) (local $qa i32) (local $ka i32) (local $bytes i32)
    (local $q0 v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $ab v128) (local $cd v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $rowLoop
      (local.set $key (i32.const 0))
      (loop $keyLoop
        (local.set $a (v128.const f32x4 0 0 0 0)) (local.set $b (v128.const f32x4 0 0 0 0))
        (local.set $c (v128.const f32x4 0 0 0 0)) (local.set $d (v128.const f32x4 0 0 0 0))
        (local.set $qa (i32.add (local.get $q) (i32.mul (local.get $row) (local.get $bytes))))
        (local.set $ka (i32.add (local.get $k) (i32.mul (local.get $key) (local.get $bytes))))
        (local.set $at (i32.const 0))
        (loop $widthLoop
          (local.set $q0 (v128.load (local.get $qa)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q0) (v128.load (local.get $ka)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q0)
            (v128.load (i32.add (local.get $ka) (local.get $bytes))))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q0)
            (v128.load (i32.add (local.get $ka) (i32.shl (local.get $bytes) (i32.const 1)))))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q0)
            (v128.load (i32.add (local.get $ka) (i32.mul (local.get $bytes) (i32.const 3)))))))
          (local.set $qa (i32.add (local.get $qa) (i32.const 16)))
          (local.set $ka (i32.add (local.get $ka) (i32.const 16)))
          (br_if $widthLoop
            (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $width))))
        (local.set $ab
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
        (local.set $cd
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
        (v128.store
          (i32.add (local.get $out)
            (i32.shl (i32.add (i32.mul (local.get $row) (local.get $keys)) (local.get $key)) (i32.const 2)))
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))
        (br_if $keyLoop
          (i32.lt_u (local.tee $key (i32.add (local.get $key) (i32.const 4))) (local.get $keys))))
      (br_if $rowLoop
        (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))

  ;; out[row] = sum over keys of p[row][key] * v[key], 16 columns at a time; width is a multiple of 16.
  (func (export "blend")
    (param $p i32) (param $v i32) (param $out i32) (param $rows i32) (param $keys i32) (param $width i32)
    (local $row i32) (local $at i32) (local $key i32) (local $pa i32) (local $va i32) (local $to i32) (local $bytes i32)
    (local $p0 v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $rowLoop
      (local.set $at (i32.const 0))
      (loop $widthLoop
        (local.set $a (v128.const f32x4 0 0 0 0)) (local.set $b (v128.const f32x4 0 0 0 0))
        (local.set $c (v128.const f32x4 0 0 0 0)) (local.set $d (v128.const f32x4 0 0 0 0))
        (local.set $pa (i32.add (local.get $p) (i32.shl (i32.mul (local.get $row) (local.get $keys)) (i32.const 2))))
        (local.set $va (i32.add (local.get $v) (i32.shl (local.get $at) (i32.const 2))))
        (local.set $key (i32.const 0))
        (loop $keyLoop
          (local.set $p0 (v128.load32_splat (local.get $pa)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $p0) (v128.load (local.get $va)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $p0) (v128.load offset=16 (local.get $va)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $p0) (v128.load offset=32 (local.get $va)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $p0) (v128.load offset=48 (local.get $va)))))
          (local.set $pa (i32.add (local.get $pa) (i32.const 4)))
          (local.set $va (i32.add (local.get $va) (local.get $bytes)))
          (br_if $keyLoop
            (i32.lt_u (local.tee $key (i32.add (local.get $key) (i32.const 1))) (local.get $keys))))
        (local.set $to
          (i32.add (local.get $out)
            (i32.shl (i32.add (i32.mul (local.get $row) (local.get $width)) (local.get $at)) (i32.const 2))))
        (v128.store (local.get $to) (local.get $a))
        (v128.store offset=16 (local.get $to) (local.get $b))
        (v128.store offset=32 (local.get $to) (local.get $c))
        (v128.store offset=48 (local.get $to) (local.get $d))
        (br_if $widthLoop
          (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $width))))
      (br_if $rowLoop
        (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))
)
