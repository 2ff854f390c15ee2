// API Integration: the language models this workspace asks, the programs that call it, and the mail server.
import { ModelsScreen } from '#web/models/models-screen.tsx';
import { MailCard } from './mail-card.tsx';
import { TokensCard } from './tokens-card.tsx';

export const ApiIntegrationScreen = () => (
  <>
    <ModelsScreen />
    <TokensCard />
    <MailCard />
  </>
);
