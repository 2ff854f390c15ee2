// `npm run worker`: makes the clone ready and starts a worker, on Node 24, whichever Node started this. Nothing of the web app is needed.
import { buildServer, install, runOnNode24 } from './prepare.mjs';

install();
buildServer();
await runOnNode24('dist/server/worker.js');
