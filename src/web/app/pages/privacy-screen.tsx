// What Copydesk keeps, and where.
import { Link } from '@tanstack/react-router';
import { TextPage, TextSection } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title="Privacy Policy">
      <TextSection title="What is stored">
        <p>
          Copydesk stores the products you import or add, their content, the history with the names of the people who
          made changes, your prompts, and import reports. All data is stored only in the database of this installation.
          You can restore a deleted product for 30 days. Its history stays. Owners can export what is stored about a
          person, and erase it after the person was removed: their work stays under a neutral name.
        </p>
      </TextSection>
      <TextSection title="What leaves this installation">
        <p>
          The built-in writer and the built-in assistant run on this server and send nothing out. If a language model is
          set up, Integration Status shows which one. The model that writes receives the product text, its data sources
          and the prompts that apply. The model that chats receives your questions and the data they are about.
          Attributes that are hidden under <Link to="/attributes">Attributes in Content</Link> are not sent to any
          model. Keys for these models are stored encrypted and are never shown. If you add a URL as a data source, this
          installation reads the page once, and again when you press Read again. The other server sees this request, but
          nothing about you. Your browser loads product images from the URLs in your catalog. Those servers do not see
          which page you are on.
        </p>
      </TextSection>
      <TextSection title="What is stored in your browser">
        <p>
          The selected theme, row height and assistant, whether the sidebar is collapsed, when you last opened the
          notifications, and drafts of unsaved edits. Your questions are deleted when you close the page. Copydesk does
          not track you and uses no analytics.
        </p>
      </TextSection>
    </TextPage>
  );
}
