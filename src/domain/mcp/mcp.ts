// What programs and screens know of the Model Context Protocol here.

/** Where programs that speak it connect, below the origin. */
export const mcpPath = '/mcp';
