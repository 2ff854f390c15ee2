// `npm start`: makes the clone ready and starts the server, on Node 24, whichever Node started this.
import { buildServer, buildWeb, install, runOnNode24 } from './prepare.mjs';

install();
buildWeb();
buildServer();
await runOnNode24('dist/server/main.js');
