/** The page of the figures that shows a report. @param area the area's address */
export const reportPath = (id: string, area: string) => `${area}?report=${encodeURIComponent(id)}`;
