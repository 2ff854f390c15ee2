// `npm start`: makes the clone ready and starts the server, on Node 24 whatever Node started this.
import { buildWeb, install, runOnNode24 } from './prepare.mjs';

install();
buildWeb();
await runOnNode24('src/server/app/main.ts');
