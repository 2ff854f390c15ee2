// API Integration: the language models this workspace asks, and the programs that call it.
import { ModelsScreen } from '#web/models/models-screen.tsx';
import { TokensCard } from './tokens-card.tsx';

export const ApiIntegrationScreen = () => (
  <>
    <ModelsScreen />
    <TokensCard />
  </>
);
