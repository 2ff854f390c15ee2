// `npm run dev`: makes the clone ready and starts both halves with reload, on Node 24, whichever Node started this.
import { install, runOnNode24 } from './prepare.mjs';

install();
await runOnNode24('scripts/dev.ts');
