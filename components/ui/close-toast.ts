/** Closes the toast that leads to a page which was come to by another way. */
export function closeToast(href: string): void {
  const link = document.querySelector(`.toast a[href="${CSS.escape(href)}"]`);
  link?.closest('.toast')?.querySelector('button')?.click();
}
