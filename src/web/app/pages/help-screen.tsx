// How Copydesk works: the way of a product, every screen, what the figures mean, and the keys.
import { Link } from '@tanstack/react-router';
import { Kbd } from '#web/kit/kbd.tsx';
import { HelpScreens } from './help-screens.tsx';
import { TextPage, TextSection } from './text-page.tsx';

const sections = [
  { id: 'start', title: 'From a catalog to approved content' },
  { id: 'screens', title: 'Every screen' },
  { id: 'scores', title: 'What the numbers mean' },
  { id: 'writing', title: 'Who writes the content' },
  { id: 'ask', title: 'Questions in plain words' },
  { id: 'keys', title: 'Keyboard shortcuts' },
  { id: 'developers', title: 'For developers' },
] as const;

const titles = Object.fromEntries(sections.map(({ id, title }) => [id, title])) as Record<
  (typeof sections)[number]['id'],
  string
>;

export function HelpScreen() {
  return (
    <TextPage title="Help Center">
      <nav aria-label="On this page" className="border-line border-b py-4">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to="/help"
                hash={id}
                className="inline-flex min-h-7 items-center text-accent-ink hover:underline touch:min-h-10"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <TextSection id="start" title={titles.start}>
        <ul>
          <li>
            <Link to="/import">Import</Link> a catalog file, or add one product manually. A dry run shows what will
            change before you import.
          </li>
          <li>
            Open a product and generate its content: title, bullets, description and images. Each of these four parts is
            Pending until someone approves or rejects it. You review images one by one.
          </li>
          <li>
            Edit a part at any time. The part then goes back to Pending, because the new text is not reviewed yet.
          </li>
          <li>
            Export the catalog. Approved parts replace the source text, and everything else stays as you imported it. No
            shop is connected yet, so you export to a file.
          </li>
        </ul>
      </TextSection>
      <TextSection id="screens" title={titles.screens}>
        <HelpScreens />
      </TextSection>
      <TextSection id="scores" title={titles.scores}>
        <dl>
          <dt>Content Score</dt>
          <dd>
            Each approved part adds 25 points, up to 100. The score measures the review, not the text, so a new draft
            lowers it. A product without generated content scores 58. The score is green above 70, yellow above 40 and
            red below that.
          </dd>
          <dt>Issues</dt>
          <dd>
            The parts that are still pending: T for title, D for description, B for bullets, I for images. A product
            without generated content has 5 issues: these four, and that nothing was generated.
          </dd>
          <dt>Optimized, Needs improvement, Critical</dt>
          <dd>Optimized: 75 or more. Critical: 40 or less. Needs improvement: everything in between.</dd>
          <dt>Listing Quality</dt>
          <dd>
            From 0 to 100, based on the benchmark rules for the product’s retailer. It measures the content itself:
            length, bullets, images and word choice. Each part is Compliant, Borderline or NonCompliant, and each broken
            rule says why it costs points. See all rules and their sources in <Link to="/rules">Benchmark Rules</Link>,
            where you can also add, change, test and turn off rules.
          </dd>
          <dt>Claims</dt>
          <dd>
            Statements in a text, checked against the product’s fields and data sources. You can add a supplier’s sheet,
            reviews or a web page as a data source on the product’s page. A claim is supported, contradicted, or not in
            the source. Each claim is marked in the text and shows the matching place in the source. To approve a claim
            that the source contradicts, or says in two ways, you must confirm it under your name. The history records
            it.
          </dd>
          <dt>The three lists</dt>
          <dd>
            A product is in the <Link to="/pending-products">Pending</Link>,{' '}
            <Link to="/approved-products">Approved</Link> or <Link to="/rejected-products">Rejected</Link> list when at
            least one of its parts has that status. So a product can be in more than one list.
          </dd>
          <dt>Planned first push</dt>
          <dd>
            55% of the products with an approved part, rounded down. These products will be pushed first when a channel
            is connected.
          </dd>
        </dl>
      </TextSection>
      <TextSection id="writing" title={titles.writing}>
        <p>
          Without a language model, the built-in writer cleans up, checks and sorts your text. It keeps or removes
          sentences from your catalog and adds attributes that shoppers read. You choose them under{' '}
          <Link to="/attributes">Attributes in Content</Link>. It writes no new sentences and needs no key and no
          network. If you set up a language model under <Link to="/api-integration">API Integration</Link>, the model
          writes, and Integration Status shows which one. Claims and rules are checked in every draft, and a model tries
          once to fix what a check finds. Below each part you can see which rules, prompts, keywords and facts were
          used. Add search terms under <Link to="/keywords">Keywords</Link>. Drafts use keywords that your facts
          support. <Link to="/prompts">Optimization Prompts</Link> guide each draft: first those for all products, then
          those for the category, the brand, the product type and the single product. If two prompts conflict, the more
          specific one applies.
        </p>
      </TextSection>
      <TextSection id="ask" title={titles.ask}>
        <p>
          Press <Kbd keys="q" /> or Ask at the top of the page. For example: “How many products are pending?” or
          “Average score per category”. The answer shows the filter it used, and you can open it as a list. If Copydesk
          does not understand the whole question, it does not answer. Questions never change data.
        </p>
      </TextSection>
      <TextSection id="keys" title={titles.keys}>
        <p>
          <Kbd keys="?" /> shows the keyboard shortcuts of the current screen, <Kbd keys="$mod+k" /> opens all commands
          and products, and <Kbd keys="/" /> finds a product. Shortcuts are off while you type.
        </p>
        <KeyTable />
      </TextSection>
      <TextSection id="developers" title={titles.developers}>
        <p>
          The <a href="/api/docs">API Documentation</a> describes every request that programs can send to Copydesk.
        </p>
      </TextSection>
    </TextPage>
  );
}

const keyRows: [keys: string[], what: string][] = [
  [['a'], 'Approve the part'],
  [['Shift+a'], 'Confirm the claims that need your confirmation, and approve'],
  [['r'], 'Reject the part'],
  [['Shift+r'], 'Reject the part with a reason, or add a reason later'],
  [['e'], 'Edit the part'],
  [['f'], 'Fix the rules that the part breaks, or show how to fix them'],
  [['c'], 'Comment on the part, about the words that are selected'],
  [['z'], 'Undo my last change'],
  [['Shift+g'], 'Generate Content'],
  [['$mod+Enter', 'Escape'], 'Save or cancel an edit'],
  [['j', 'k'], 'Next and previous part; in a list, next and previous product'],
  [['[', ']'], 'Previous and next product'],
  [['n', 'p'], 'Next and previous page of a list'],
  [['g d'], 'Open the Dashboard. Press g and another letter for other screens'],
];

function KeyTable() {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 [&>dd]:mt-0! [&>dt]:mt-0!">
      {keyRows.map(([keys, what]) => (
        <div key={what} className="contents">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key} keys={key} />
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
