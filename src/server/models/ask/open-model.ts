// Opens the configured model. The libraries are loaded with the first call: a server without a model never pays for them.
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../model-settings.ts';
import { openFetch } from './fetch-model.ts';

async function openProvider(settings: ModelSettings) {
  const { provider, model, baseUrl, apiKey } = settings;
  const options = {
    fetch: openFetch(settings),
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      // Without these two the schema is not sent, and streams do not say what they used.
      const asked = { name: 'compatible', supportsStructuredOutputs: true, includeUsage: true };
      return createOpenAICompatible({ ...options, ...asked, baseURL: baseUrl ?? '' })(model);
    }
  }
}

/** The model as it answers. */
export async function openTalkingModel(settings: ModelSettings) {
  // Its warnings go to the console and can quote a request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return await openProvider(settings);
}

/** The model, with code fences taken off the JSON it answers. */
export async function openModel(settings: ModelSettings): Promise<LanguageModel> {
  const { extractJsonMiddleware, wrapLanguageModel } = await import('ai');
  return wrapLanguageModel({ model: await openTalkingModel(settings), middleware: extractJsonMiddleware() });
}
