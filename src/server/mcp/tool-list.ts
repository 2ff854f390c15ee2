// The tools, made from the calls that are offered: names, words, shapes and what each does.
import type { Tool as McpTool } from '@modelcontextprotocol/server';
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import { namedContracts } from '#server/http/api-page/api-names.ts';
import { describeTool, type ToolShapes } from './tool-schemas.ts';
import { type OfferedCall, offeredCalls } from './tools.ts';

export type Tool = { name: string; call: OfferedCall; shapes: ToolShapes; described: McpTool };

/** `listProducts` is `list_products`. */
const toolName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `listProducts` is *List products*. */
const toolTitle = (name: string) => {
  const words = toolName(name).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function makeTool(call: OfferedCall): Tool {
  const { contract, effect, words = contract.summary } = call;
  const [exported] = namedContracts.find(([, each]) => each === contract) ?? [];
  if (!exported) throw new Error(`${contract.path} has no name on the API page`);
  const name = toolName(exported);
  const shapes = describeTool(call);
  return {
    ...{ name, call, shapes },
    described: {
      ...{ name, title: toolTitle(exported), description: `${words}.` },
      inputSchema: shapes.input as McpTool['inputSchema'],
      outputSchema: shapes.output as McpTool['outputSchema'],
      annotations: {
        readOnlyHint: effect === 'reads',
        destructiveHint: false,
        // What is proposed is there already the second time, which is refused.
        idempotentHint: true,
        openWorldHint: false,
      },
    },
  };
}

/** All tools by name. */
export const makeTools = (): ReadonlyMap<string, Tool> =>
  new Map(offeredCalls.map((call) => makeTool(call)).map((tool) => [tool.name, tool]));

/** Whether a role has what a tool needs. */
export function mayUse(role: Role, { call: { contract } }: Tool): boolean {
  const { access = 'view' } = contract;
  return access !== 'anyone' && access !== 'self' && may(role, access);
}
