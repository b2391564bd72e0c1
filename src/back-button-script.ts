export const backButtonScript =
  "addEventListener('click',e=>e.target.closest('button')&&history.back())"
