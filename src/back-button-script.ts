/** The one button of the error page, where it stands in the place of a page without scripts. */
export const backButtonScript =
  "addEventListener('click',e=>e.target.closest('button')&&history.back())"
