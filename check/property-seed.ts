import fc from "fast-check";

// The same cases in every run, so that a change is judged by what it changed. PROPERTY_SEED=random tries others.
const seed = process.env["PROPERTY_SEED"] ?? "20261116";
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });
