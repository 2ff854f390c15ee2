// What the desk keeps, and where.
import { TextPage, TextSection } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title="Privacy Policy">
      <TextSection title="What is kept">
        <p>
          Copydesk keeps the products you import, their content, its history with the names of the people who changed
          it, and your prompts. All of it is stored in the database of this installation and nowhere else.
        </p>
      </TextSection>
      <TextSection title="What leaves this installation">
        <p>
          The built-in writer works here and sends nothing out. Product images are loaded by your browser from the
          addresses your catalogue names, without telling those servers which page you are on.
        </p>
      </TextSection>
      <TextSection title="What is kept in your browser">
        <p>
          The chosen theme, whether the sidebar is collapsed, when you last opened the notifications, and drafts of
          unsaved edits. Nothing in the browser follows you, and there is no analytics.
        </p>
      </TextSection>
    </TextPage>
  );
}
