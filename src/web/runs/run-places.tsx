// What the frame around every screen shows of runs; it is loaded once there is a run to show.
export { RunRing } from './run-ring.tsx';
export { RunStrip } from './run-strip.tsx';
