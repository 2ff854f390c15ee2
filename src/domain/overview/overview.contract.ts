// The dashboard's figures.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

export const dashboardSchema = z.object({
  /** All products, and their growth over the number of a month ago. */
  total: z.int(),
  totalCaption: z.string(),
  /** Products in the three status lists; a product is in a list when any of its parts has that status. */
  pending: z.int(),
  pendingCaption: z.string(),
  approved: z.int(),
  approvedCaption: z.string(),
  rejected: z.int(),
  /** 55% of the approved count, rounded down: the planned first push while no channel is connected. */
  plannedPush: z.int(),
  /** Approved products that were pushed to a channel; null while none is connected. */
  pushed: z.nullable(z.int()),
  pushedCaption: z.string(),
  /** Products that are set aside; none of the other counts includes them. */
  setAside: z.int(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboard = defineContract({
  method: 'GET',
  path: '/api/dashboard',
  tag: 'overview',
  summary: 'Counts and captions of the dashboard cards and the sidebar badges',
  reply: dashboardSchema,
});
