/** What the page of a screen that broke says: a layout above such a page sends it to the browser. (X08) */
export const renderErrorTexts = ['page.error_title', 'page.retry', 'page.back_home', 'page.status'] as const;
