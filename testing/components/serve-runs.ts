// A server with runs.

import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { listWaivers } from '#domain/benchmarks/waivers.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import * as contracts from '#domain/runs/runs.contract.ts';
import { brokenRules, lensCounts } from './replies.ts';
import { listedHits, preview, run, runItems, sampledRun } from './run-records.ts';
import { pageOf, serveByDefault } from './serve.ts';

/** A sample in which people found something. */
const someFound = { rejected: 1, edited: 1, approved: 0, open: 1 };

export function serveRuns(): void {
  serveByDefault(contracts.listRuns, pageOf([run()], { total: 1 }));
  serveByDefault(contracts.getRun, ({ params: { id } }) =>
    id === sampledRun().id ? sampledRun({ found: someFound }) : run({ id }),
  );
  serveByDefault(contracts.listRunItems, pageOf(runItems, { total: runItems.length }));
  serveByDefault(contracts.previewRun, preview());
  serveByDefault(contracts.listHits, listedHits());
  serveByDefault(countLenses, lensCounts);
  serveByDefault(listBrokenRules, brokenRules);
  serveByDefault(listWaivers, []);
}
