// How does Lighthouse judge Copydesk? Audits the dashboard, All Products and a product page of the sample on a server of its own,
// as a desktop or as a phone, three runs each, and prints the median scores and every audit that is not perfect.
// Usage: npm run bench:lighthouse [-- [phone] runs path ...]
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '#testing/chromium.ts';
import { startServer } from '#testing/running-server.ts';

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  /** Speed of the machine during the run: a quiet desktop has 1,500 and more. */
  environment: { benchmarkIndex: number };
};

const isPhone = process.argv[2] === 'phone';
const [givenRuns = '3', ...givenPaths] = process.argv.slice(isPhone ? 3 : 2);
const runs = Number(givenRuns);
const categories = ['performance', 'accessibility', 'best-practices'];
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const home = join(import.meta.dirname, 'lighthouse');
const command = join(home, 'node_modules/.bin/lighthouse');
const maxReport = 64 * 1024 * 1024;

if (!existsSync(command)) {
  console.log('Installing Lighthouse (once) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

const chrome = await chromiumPath();
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** One run, or null when Lighthouse itself failed, as it does now and then on a busy machine. */
async function auditOnce(path: string): Promise<Report | null> {
  const args = [
    `${server.url}${path}`,
    // Without a preset Lighthouse is a slow phone on a slow network.
    ...(isPhone ? [] : ['--preset=desktop']),
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    '--output=json',
    '--quiet',
  ];
  const options = { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: maxReport };
  try {
    const { stdout } = await promisify(execFile)(command, args, options);
    return JSON.parse(stdout) as Report;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim();
    console.error(`  A run of ${path} failed and is repeated: ${said || String(error)}`);
    return null;
  }
}

async function audit(path: string): Promise<Report> {
  const reports: Report[] = [];
  for (let attempt = 0; reports.length < runs && attempt < runs + 3; attempt++) {
    const report = await auditOnce(path);
    if (report) reports.push(report);
  }
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = reports[Math.floor(reports.length / 2)];
  if (!median) throw new Error(`No run of ${path} came to an end.`);
  return median;
}

function print(path: string, report: Report): void {
  console.log(`\n${path} (machine ${Math.round(report.environment.benchmarkIndex)})`);
  console.log(categories.map((category) => `  ${category} ${scoreOf(report, category)}`).join(''));
  console.log(timings.map((id) => `  ${report.audits[id]?.title} ${report.audits[id]?.displayValue}`).join(''));
  for (const { id, title, score, displayValue } of Object.values(report.audits)) {
    if (score !== null && score < 1) console.log(`  ${score.toFixed(2)} ${id}: ${title} ${displayValue ?? ''}`);
  }
}

try {
  const [product] = (await (await fetch(`${server.url}/api/products?limit=1`)).json()) as { id: number }[];
  const paths = givenPaths.length > 0 ? givenPaths : ['/', '/products', `/products/${product?.id}`];
  console.log(`Lighthouse, ${isPhone ? 'phone' : 'desktop'}, median of ${runs}`);
  for (const path of paths) print(path, await audit(path));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
