// What the system reports of a process: memory, processor time, and whether it had to wait for a core. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');
const kilobytes = (text: string, name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1] ?? 0);

/** Resident memory in MB. */
export const residentMb = (pid: number): number => kilobytes(statusOf(pid), 'VmRSS') / 1024;
/** The most it ever held, in MB. */
export const peakMb = (pid: number): number => kilobytes(statusOf(pid), 'VmHWM') / 1024;
export const threadCount = (pid: number): number => readdirSync(`/proc/${pid}/task`).length;

/** Processor time all its threads have used, in microseconds; what else the machine does counts less than in the clock's. */
export function processorMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

/** Of its main thread, in ms: how long it computed, and how long it could have but others had the cores. */
export function mainThreadMs(pid: number): { computed: number; waited: number } {
  const [computed = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { computed: computed / 1e6, waited: waited / 1e6 };
}
