// What the frame around every screen shows of runs.
export { RunRing } from './run-ring.tsx';
export { StripPlace } from './strip-place.tsx';
