/** What the page that a widget leads to is asked, and what the widget counts, by its key. One with a breakdown has rows. */
export const widgetSearch = {
  requests: { metrics: 'item_requests' },
  readers: { metrics: 'active_readers' },
  revenue: { metrics: 'revenue_net', by: 'currency' },
  subscriptions: { metrics: 'subscriptions_active' },
  days: { metrics: 'item_requests', granularity: 'day' },
  titles: { metrics: 'item_requests', by: 'title' },
} as const;

export type WidgetName = keyof typeof widgetSearch;
