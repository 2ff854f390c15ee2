// How the desk works, in short.
import { Link } from '@tanstack/react-router';
import { Kbd } from '#web/kit/kbd.tsx';
import { TextPage, TextSection } from './text-page.tsx';

export function HelpScreen() {
  return (
    <TextPage title="Help Center">
      <TextSection title="From a catalogue to approved content">
        <ul>
          <li>
            <Link to="/import">Import</Link> a catalogue file. A dry run shows what would change before anything does.
          </li>
          <li>
            Open a product and generate its content: title, bullets, description and images. Each of these four parts
            waits as Pending until someone approves or rejects it.
          </li>
          <li>
            Edit a part at any time. A new text goes back to Pending, because a decision belongs to the text it was made
            on.
          </li>
          <li>
            Every change is kept in <Link to="/content-history">Content History</Link> and can be brought back.
          </li>
        </ul>
      </TextSection>
      <TextSection title="What the figures mean">
        <p>
          The Content Score counts approvals: 25 for each approved part, 100 when all four are approved. Issues are the
          parts still pending: T for title, D for description, B for bullets, I for images. A product whose content was
          not generated yet has a score of 58 and 5 issues.
        </p>
        <p>A product is Optimized from a score of 75, Critical at 40 or less, and Needs improvement between.</p>
      </TextSection>
      <TextSection title="The three lists">
        <p>
          A product stands in the <Link to="/pending-products">Pending</Link>,{' '}
          <Link to="/approved-products">Approved</Link> or <Link to="/rejected-products">Rejected</Link> list when at
          least one of its parts has that status, so it can stand in more than one.
        </p>
      </TextSection>
      <TextSection title="Working by keyboard">
        <p>
          Press <Kbd keys="?" /> on any screen for its keys, <Kbd keys="$mod+k" /> for all commands, and{' '}
          <Kbd keys="/" /> to find a product. Keys rest while you type.
        </p>
      </TextSection>
      <TextSection title="For developers">
        <p>
          Every call this page makes is described in the <a href="/api/docs">API Documentation</a>.
        </p>
      </TextSection>
    </TextPage>
  );
}
