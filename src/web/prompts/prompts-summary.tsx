// The prompts that apply to a product in a few words.
import { useProductPrompts } from './prompts.queries.ts';

export function PromptsSummary({ productId }: { productId: number }) {
  const { data } = useProductPrompts(productId);
  if (!data) return null;
  const { prompts } = data;
  if (prompts.length === 0) return 'None applies';
  const names = [...new Set(prompts.map(({ scopeValue }) => scopeValue ?? 'all products'))];
  return `${prompts.length} ${prompts.length === 1 ? 'applies' : 'apply'}: ${names.join(', ')}`;
}
