/** The query of each widget, and of the page that it links to. With a breakdown it has rows. */
export const widgetSearch = {
  requests: { metrics: 'item_requests' },
  readers: { metrics: 'active_readers' },
  revenue: { metrics: 'revenue_net', by: 'currency' },
  subscriptions: { metrics: 'subscriptions_active' },
  days: { metrics: 'item_requests', granularity: 'day' },
  titles: { metrics: 'item_requests', by: 'title' },
} as const;

export type WidgetName = keyof typeof widgetSearch;
