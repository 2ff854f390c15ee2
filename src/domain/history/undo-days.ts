/** How many days a run or an import can be undone; after that, what it replaced is deleted. */
export const undoDays = 30;
