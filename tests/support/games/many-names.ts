/** Twenty names as tables have them: long ones, of two words, with a hyphen, and short ones. */
export const twentyNames = [
  ...['Bartholomew', 'Maximilianne', 'Anna-Sophie', 'Christopher James', 'Wilhelmina'],
  ...['Bo', 'Konstantin-Alexande', 'Marie Louise', 'Åse', 'Oluwaseun'],
  ...['Montgomery', 'Jean-Baptiste', 'Guadalupe Maria', 'Ida', 'Wolfgang'],
  ...['Ekaterina', 'Sebastian', 'Mohammed Ali', 'Wendolyn', 'Jo'],
]
