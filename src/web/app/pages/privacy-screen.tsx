// What Copydesk keeps, and where.
import { Link } from '@tanstack/react-router';
import { TextPage, TextSection } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title="Privacy Policy">
      <TextSection title="What is kept">
        <p>
          Copydesk keeps the products you import or add, their content, its history with the names of the people who
          changed it, your prompts, and reports of imports. All of it is stored in the database of this installation and
          nowhere else. A deleted product can be restored for 30 days; its history stays.
        </p>
      </TextSection>
      <TextSection title="What leaves this installation">
        <p>
          The built-in writer, the assistant and the answers to your questions work here and send nothing out. Where a
          language model is set up, Integration Status names it: the text of a product that is written, its data sources
          and the prompts that hold for it go to the server of the model that writes, and what is asked, with what it is
          asked about, to the server of the one that chats. Attributes that are hidden under{' '}
          <Link to="/attributes">Attributes in Content</Link> are sent to neither. Keys of these servers are stored
          encrypted and never shown. An address you add as a data source is read by this installation, once, and again
          when you ask for it; its server learns that, and nothing of you. Product images are loaded by your browser
          from the addresses your catalogue names, without telling those servers which page you are on.
        </p>
      </TextSection>
      <TextSection title="What is kept in your browser">
        <p>
          The chosen theme, height of rows and assistant, whether the sidebar is collapsed, when you last opened the
          notifications, and drafts of unsaved edits. Questions you asked are forgotten when the page is closed. Nothing
          in the browser follows you, and there is no analytics.
        </p>
      </TextSection>
    </TextPage>
  );
}
