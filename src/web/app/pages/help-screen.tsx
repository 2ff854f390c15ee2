// How Copydesk works: the way of a product, every screen, what the figures mean, and the keys.
import { Link } from '@tanstack/react-router';
import { Kbd } from '#web/kit/kbd.tsx';
import { HelpScreens } from './help-screens.tsx';
import { TextPage, TextSection } from './text-page.tsx';

const sections = [
  { id: 'start', title: 'From a catalogue to approved content' },
  { id: 'screens', title: 'Every screen' },
  { id: 'scores', title: 'What the figures mean' },
  { id: 'writing', title: 'Who writes the content' },
  { id: 'ask', title: 'Questions in plain words' },
  { id: 'keys', title: 'Working by keyboard' },
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
            <Link to="/import">Import</Link> a catalogue file, or add one product by hand. A dry run shows what would
            change before anything does.
          </li>
          <li>
            Open a product and generate its content: title, bullets, description and images. Each of these four parts
            waits as Pending until someone approves or rejects it; images are decided one by one.
          </li>
          <li>
            Edit a part at any time. A new text goes back to Pending, because a decision belongs to the text it was made
            on.
          </li>
          <li>
            Export the catalogue: approved parts replace the source text, everything else leaves as it came in. No shop
            is connected yet, so a file is the way out.
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
            Counts approvals: 25 for each approved part, 100 when all four are approved. It measures the review, not the
            text, so a fresh draft lowers it. A product whose content was not generated yet scores 58. Above 70 it is
            shown green, above 40 yellow, else red.
          </dd>
          <dt>Issues</dt>
          <dd>
            The parts still pending: T for title, D for description, B for bullets, I for images. A product without
            content has 5.
          </dd>
          <dt>Optimized, Needs improvement, Critical</dt>
          <dd>Optimized from a score of 75, Critical at 40 or less, Needs improvement between.</dd>
          <dt>Listing Quality</dt>
          <dd>
            From 0 to 100, by the benchmark rules for the product’s retailer. It measures the content itself: lengths,
            bullets, images, wording. Each part is Compliant, Borderline or NonCompliant, and each rule that costs
            points says why. What is asked, by whom and since when stands in <Link to="/rules">Benchmark Rules</Link>,
            where rules are added, changed, tried on a sample and switched off.
          </dd>
          <dt>Claims</dt>
          <dd>
            What a text states, checked against the product’s own fields and its data sources (a supplier’s sheet,
            reviews, a page; add them on the product’s page): supported, contradicted, or not in the source. They are
            marked in the text, each with the place in the source that decides it. Who approves a contradicted claim is
            asked to answer for it by name; it is recorded in the history.
          </dd>
          <dt>The three lists</dt>
          <dd>
            A product stands in the <Link to="/pending-products">Pending</Link>,{' '}
            <Link to="/approved-products">Approved</Link> or <Link to="/rejected-products">Rejected</Link> list when at
            least one of its parts has that status, so it can stand in more than one.
          </dd>
          <dt>Planned first push</dt>
          <dd>
            55% of the products with an approved part, rounded down: what would go out first once a channel is
            connected.
          </dd>
        </dl>
      </TextSection>
      <TextSection id="writing" title={titles.writing}>
        <p>
          Without a language model the built-in writer tidies, checks and orders: it keeps the sentences of your
          catalogue or leaves them out, and tells the attributes shoppers read, which you change under{' '}
          <Link to="/attributes">Attributes in Content</Link>. It writes no new sentences, needs no key and no network.
          Where a language model is set up under <Link to="/api-integration">API Integration</Link>, the model writes,
          and Integration Status names it. Every draft is checked, claims and rules; a model mends once what a check
          found. Under the part stands why it reads as it does: which rule, prompt, keyword or facts asked for it. Set
          what shoppers search for under <Link to="/keywords">Keywords</Link>: a draft aims for those a fact carries.{' '}
          <Link to="/prompts">Optimization Prompts</Link> lead it: those for all products first, then for the category,
          the brand, the product type and the single product; where two disagree, the narrower one holds.
        </p>
      </TextSection>
      <TextSection id="ask" title={titles.ask}>
        <p>
          Press <Kbd keys="q" /> or Ask at the head of the page: “How many products are pending?”, “Average score per
          category”. The answer names the filter it was computed with and opens as a list. A question that is not
          understood in full is not answered, because half an answer would be a wrong one. Questions only read.
        </p>
      </TextSection>
      <TextSection id="keys" title={titles.keys}>
        <p>
          <Kbd keys="?" /> shows the keys of the screen you are on, <Kbd keys="$mod+k" /> all commands and products,{' '}
          <Kbd keys="/" /> finds a product. Keys rest while you type.
        </p>
        <KeyTable />
      </TextSection>
      <TextSection id="developers" title={titles.developers}>
        <p>
          Every call this page makes is described in the <a href="/api/docs">API Documentation</a>.
        </p>
      </TextSection>
    </TextPage>
  );
}

const keyRows: [keys: string[], what: string][] = [
  [['a'], 'Approve the part'],
  [['Shift+a'], 'Attest the claims an approval asks about, and approve'],
  [['r'], 'Reject the part'],
  [['Shift+r'], 'Reject the part with a reason, or say why it was rejected'],
  [['e'], 'Edit the part'],
  [['f'], 'Fix what the part does not keep: taken as an edit, or shown with how to mend it'],
  [['z'], 'Undo my last change'],
  [['Shift+g'], 'Generate Content'],
  [['$mod+Enter', 'Escape'], 'Save and cancel an edit'],
  [['j', 'k'], 'Next and previous part; in a list, next and previous product'],
  [['[', ']'], 'Previous and next product'],
  [['n', 'p'], 'Next and previous page of a list'],
  [['g d'], 'Dashboard; g and another letter for the other screens'],
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
