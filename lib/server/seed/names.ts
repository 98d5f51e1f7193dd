// First names of demo members by country, gender and generation, and those that fit a non-binary member anywhere.
import type { DemoCountry } from './towns';

type Names = { woman: Generations; man: Generations };
/** `young` up to 44, `older` above; `many` stands for families that came from elsewhere, at any age. */
type Generations = { young: string[]; older: string[]; many: string[] };

const list = (text: string) => text.split(' ');
const generations = (young: string, older: string, many: string): Generations => ({ young: list(young), older: list(older), many: list(many) });

export const namesOf: Record<DemoCountry, Names> = {
  NL: {
    woman: generations(
      'Anouk Femke Maud Sofie Lieke Jill Marit Nienke Tess Esmee Roos Sterre Merel Floor Hanna Evi Linde Jolijn Demi Puck Veerle Isa Norah Fenna Suze Loes Britt Manon Renske Ilse',
      'Annelies Marjan Ellen Wilma Hetty Karin Mirjam Ria Joke Tineke Saskia Gerda Yvonne Corrie Margriet Anja Ineke Thea Carla Lies Monique Jolanda Els Nel Willemijn Marleen Astrid Trudy Hanneke Dieuwke',
      'Fatima Samira Naima Soraya Shanti Priya Chantelle Gladys Mei Esra Nadia Leyla Naomi Ama',
    ),
    man: generations(
      'Bram Thijs Sander Joris Koen Niels Bas Stijn Lars Jelle Ruben Floris Sjoerd Wouter Timo Gijs Mees Pim Rutger Siebe Dirk Jurre Teun Hidde Olaf Casper Mark Sven',
      'Frank Peter Rob Gerard Wim Ton Hans Piet Kees Jos Ben Arie Theo Fred Marcel Ronald Erik Jaap Leo Bert Willem Cor Harry Maarten Dick Ruud Pieter Huub Sjaak Rinus',
      'Karim Amir Rachid Omar Winston Ravi Emre Kwame Yusuf Andy Jermaine Bilal Samuel Hassan',
    ),
  },
  BE: {
    woman: generations('Lore Elke Julie Charlotte Hannelore Silke Margot Amélie', 'Greet Hilde Martine Veronique Nadine Lutgart', 'Aïcha Divine Yasmina Grace'),
    man: generations('Jonas Wout Pieter Simon Maxime Arthur Jeroen Robbe', 'Luc Marc Dirk Patrick Filip Jean-Pierre', 'Mehdi Christian Hamza Patrice'),
  },
  DE: {
    woman: generations('Lena Johanna Katharina Franziska Miriam Antonia Theresa Svenja', 'Sabine Petra Heike Birgit Ulrike Renate Gisela', 'Aylin Elif Nkechi Linh Zeynep'),
    man: generations('Lukas Felix Moritz Tobias Jannik Sebastian Fabian Matthias', 'Uwe Jürgen Klaus Thomas Wolfgang Dieter Bernd', 'Deniz Murat Chidi Minh Kemal'),
  },
  FR: {
    woman: generations('Camille Élodie Manon Chloé Margaux Aurélie', 'Sylvie Nathalie Brigitte Catherine Isabelle', 'Aminata Leïla Fatou Inès'),
    man: generations('Julien Antoine Mathieu Baptiste Hugo Romain', 'Philippe Alain Didier Olivier Gérard', 'Mamadou Karim Ibrahim Malick'),
  },
  ES: {
    woman: generations('Lucía Marta Alba Nerea Carla Irene', 'Carmen Pilar Mercedes Dolores Rosa', 'Yanira Valentina Fátima Bintou'),
    man: generations('Pablo Álvaro Iker Sergio Adrián Marcos', 'Antonio Manuel Javier Fernando Luis', 'Wilson Nelson Mohamed Boubacar'),
  },
  IT: {
    woman: generations('Giulia Chiara Martina Alessia Elisa Ilaria', 'Patrizia Daniela Antonella Lucia Franca', 'Amina Blessing Samira Adama'),
    man: generations('Matteo Lorenzo Davide Andrea Simone Riccardo', 'Giuseppe Roberto Stefano Carlo Franco', 'Ousmane Tareq Abdou Youness'),
  },
  PL: {
    woman: generations('Kasia Agnieszka Magda Ola Natalia Weronika', 'Bożena Grażyna Ewa Danuta Krystyna', 'Daria Oksana Amina Esther'),
    man: generations('Tomek Kuba Michał Bartek Paweł Mateusz', 'Andrzej Krzysztof Marek Jerzy Zbigniew', 'Taras Dawit Emeka Sami'),
  },
  SE: {
    woman: generations('Ebba Linnea Saga Tove Hedda', 'Birgitta Annika Lena Gunilla', 'Amina Shirin Hawa Selam'),
    man: generations('Axel Viktor Anton Gustav Isak', 'Göran Lennart Anders Bengt', 'Ali Yonas Reza Musa'),
  },
  DK: {
    woman: generations('Freja Ida Signe Maja Astrid', 'Lone Kirsten Bente Hanne', 'Amal Nour Saba Fadumo'),
    man: generations('Mikkel Rasmus Emil Søren Kasper', 'Jens Poul Henrik Torben', 'Adnan Elias Mo Abdi'),
  },
  NO: {
    woman: generations('Ingvild Kaja Silje Marte Ragnhild', 'Turid Berit Randi Solveig', 'Hodan Maryam Thuy Selma'),
    man: generations('Eirik Sondre Håkon Magnus Vegard', 'Kjell Terje Odd Svein', 'Hamid Abel Tuan Yusuf'),
  },
  FI: {
    woman: generations('Aino Emmi Veera Noora Oona', 'Marjatta Ritva Tuula Anneli', 'Amina Faiza Thi Sara'),
    man: generations('Eetu Joonas Lauri Mikko Aleksi', 'Hannu Pekka Seppo Jukka', 'Ahmed Daniel Abdi Karim'),
  },
};

/** For members who are non-binary or 'other', in any country. */
export const neutralNames = list('Robin Sam Noa Charlie Alex Kit River Jip Mika Sasha Remi Lou Jules Quinn Ari Nima');
