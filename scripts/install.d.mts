import type { SpawnSyncOptions } from "node:child_process";

export const root: string;
export const environment: NodeJS.ProcessEnv;
export function run(command: string, args: string[], options?: SpawnSyncOptions): boolean;
export function installIfNeeded(): void;
